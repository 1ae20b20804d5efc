/** The Raid workshop: everything on the table may be regrouped, peppers from the hand may join; nothing is binding before the end. */
import { isPepper } from './peppers';
import type { LiveTable } from '../../lib/table.svelte';
import { chosenPoints } from './preview';
import type { ChiliFacts, ChiliZones } from './zones';

export class Workshop {
  /** The place of the peppers that stay in the hand. */
  static readonly SPARE = -1;

  groups: string[][] = $state([]);
  spare: string[] = $state([]);
  lifted: { group: number; index: number } | null = $state(null);
  /** The best arrangement is shown, not my own. */
  proposed = $state(false);

  readonly moves = $derived.by(() => this.table.moves);
  readonly layout = $derived.by(() =>
    ((this.table.view?.facts as unknown as ChiliFacts | undefined)?.layout ?? []).map((group) => group.cards),
  );
  readonly shown = $derived.by(() => (this.proposed && this.layout.length ? this.layout : this.groups));
  readonly total = $derived.by(() => this.shown.reduce((sum, group) => sum + chosenPoints(group), 0));

  constructor(
    readonly table: LiveTable,
    private readonly zones: () => ChiliZones,
    private readonly teams: () => boolean,
  ) {
    this.asItWas();
  }

  private onTable(): string[][] {
    return (this.zones().gangs[this.table.me] ?? []).filter((gang) => gang.length).map((gang) => [...gang]);
  }
  private inHand(): string[] {
    return (this.zones().hands[this.table.me] ?? []).filter(isPepper);
  }
  private list(group: number): string[] {
    return group === Workshop.SPARE ? this.spare : (this.groups[group] ?? []);
  }

  lift(group: number, index: number): void {
    if (this.proposed) return;
    if (this.lifted && this.lifted.group !== group) this.place(group);
    else this.lifted = this.isLifted(group, index) ? null : { group, index };
  }
  isLifted(group: number, index: number): boolean {
    return this.lifted?.group === group && this.lifted.index === index;
  }
  place(group: number): void {
    if (this.lifted) this.move(this.lifted.group, this.lifted.index, group);
    this.lifted = null;
  }
  drop(from: number, index: number, where: string): void {
    this.lifted = null;
    if (where.startsWith('raid:')) this.move(from, index, Number(where.slice(5)));
  }
  private move(from: number, index: number, to: number): void {
    if (from === to) return;
    const [card] = this.list(from).splice(index, 1);
    if (card && to === this.groups.length) this.groups.push([card]);
    else if (card) this.list(to).push(card);
    this.groups = this.groups.filter((one) => one.length);
  }

  /** Continue by hand from these groups; every other pepper returns to the hand. */
  private goOnWith(from: string[][]): void {
    const left = [...this.onTable().flat(), ...this.inHand()];
    for (const code of from.flat()) left.splice(left.indexOf(code), left.includes(code) ? 1 : 0);
    this.groups = from.map((group) => [...group]);
    this.spare = left;
    this.proposed = false;
    this.lifted = null;
  }
  asItWas(): void {
    this.goOnWith(this.onTable());
  }
  changeProposal(): void {
    this.goOnWith(this.layout);
  }
  async best(): Promise<void> {
    this.proposed = await this.table.answer('best');
  }
  lay(): Promise<boolean> {
    return this.table.answer(this.proposed || !this.moves.length ? 'done' : this.line());
  }
  private line(): string {
    const seat = this.teams() ? `${this.table.you ?? ''} ` : '';
    return `raid ${this.groups.map((group) => seat + group.join(' ')).join(' / ')}`;
  }
}
