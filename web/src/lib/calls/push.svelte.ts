/** Notifications of my turns at a table played over days (Web Push); the service worker shows them (`public/sw.js`). */
import { endCalls, pushKey, subscribeCalls } from '../api';
import { heldSeat } from '../tokens';
import { keepWords } from './words';

const PLACE = 'hotseat-calls';

/** The tables that call this browser, as it remembers. */
function calling(): string[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as string[];
  } catch {
    return [];
  }
}

function remember(table: string, on: boolean): void {
  const others = calling().filter((one) => one !== table);
  localStorage.setItem(PLACE, JSON.stringify(on ? [table, ...others].slice(0, 50) : others));
}

/** The worker that receives messages; null where there are none: no TLS, an old browser, a page that is not installed on an iPhone. */
async function receiver(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** Subscribe this browser; one that is tied to an older key of the server starts anew. */
async function subscribed(worker: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await worker.pushManager.subscribe(wish);
  } catch (problem) {
    const old = await worker.pushManager.getSubscription();
    if (!old) throw problem;
    await old.unsubscribe();
    return worker.pushManager.subscribe(wish);
  }
}

/** Whether and how this browser is called to one table. */
export class TableCalls {
  /** `none`: this browser or this server cannot; `blocked`: the reader has forbidden notifications. */
  state: 'none' | 'off' | 'on' | 'blocked' = $state('none');
  busy = $state(false);
  failed = $state(false);
  private key: string | null = null;

  constructor(readonly table: string) {}

  /** Find out what is possible; a subscription is renewed at every visit. */
  async look(): Promise<void> {
    const [worker, { key }] = await Promise.all([receiver(), pushKey().catch(() => ({ key: null }))]);
    if (!worker || !key) return;
    this.key = key;
    const allowed = Notification.permission;
    this.state = allowed === 'denied' ? 'blocked' : allowed === 'granted' && calling().includes(this.table) ? 'on' : 'off';
    if (this.state === 'on') await this.attempt(() => this.ask(worker));
  }

  /** One press; the browser then asks the reader once. */
  async on(): Promise<void> {
    await this.attempt(async () => {
      const allowed = await Notification.requestPermission();
      const worker = await receiver();
      if (allowed === 'granted' && worker) await this.ask(worker);
      else this.state = allowed === 'denied' ? 'blocked' : 'off';
    });
  }

  async off(): Promise<void> {
    await this.attempt(async () => {
      const subscription = await (await receiver())?.pushManager.getSubscription();
      const token = heldSeat(this.table)?.token;
      if (subscription && token) await endCalls(this.table, { token, endpoint: subscription.endpoint });
      remember(this.table, false);
      this.state = 'off';
      if (!calling().length) await subscription?.unsubscribe();
    });
  }

  private async ask(worker: ServiceWorkerRegistration): Promise<void> {
    const token = heldSeat(this.table)?.token;
    if (!token || !this.key) return;
    const { endpoint, keys } = (await subscribed(worker, this.key)).toJSON();
    await subscribeCalls(this.table, { token, endpoint: endpoint ?? '', key: keys?.p256dh ?? '', auth: keys?.auth ?? '' });
    remember(this.table, true);
    await keepWords();
    this.state = 'on';
  }

  private async attempt(act: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.failed = false;
    try {
      await act();
    } catch (problem) {
      console.warn('Notifications:', problem);
      this.failed = true;
    }
    this.busy = false;
  }
}

/** The table is being looked at: its notifications have done their work. */
export async function seen(table: string): Promise<void> {
  const notices = (await (await receiver())?.getNotifications({ tag: `/t/${table}` })) ?? [];
  for (const notice of notices) notice.close();
}
