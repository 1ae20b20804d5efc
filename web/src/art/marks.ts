/** Every mark of the house, drawn on a square of 100 by 100 with the even-odd rule, so that cuts are holes. */

import { moved } from './cut';

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

function rays(count: number, inner: number, outer: number, wide: number): string {
  const turn = (2 * Math.PI) / count;
  const at = (angle: number, radius: number): string =>
    `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;
  return Array.from({ length: count }, (_, i) => {
    const a = i * turn;
    return `M${at(a - wide, inner)}L${at(a, outer)}L${at(a + wide, inner)}Z`;
  }).join('');
}

function star(points: number, inner: number, outer: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points;
    const radius = i % 2 ? inner : outer;
    return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(52 - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A toothed wheel. */
function cog(teeth: number, inner: number, outer: number): string {
  const turn = (2 * Math.PI) / teeth;
  const at = (angle: number, radius: number): string =>
    `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;
  const corners = Array.from({ length: teeth }, (_, i) => {
    const a = i * turn;
    return [at(a - 0.25 * turn, inner), at(a - 0.17 * turn, outer), at(a + 0.17 * turn, outer), at(a + 0.25 * turn, inner)];
  });
  return `M${corners.flat().join('L')}Z`;
}

export const MARKS = {
  flame:
    'M51 3C57 23 82 36 82 63C82 83 68 97 50 97C32 97 18 83 18 63C18 49 26 40 33 29C35 39 39 44 44 46C41 31 43 16 51 3Z' +
    'M50 55C59 65 63 71 63 79C63 87 57 92 50 92C43 92 37 87 37 79C37 71 43 66 50 55Z',
  leaf:
    'M10 92C2 44 32 6 94 6C96 64 66 98 22 88L14 96Z' +
    'M24 82C40 60 54 46 78 24C60 50 48 64 32 84Z' +
    'M40 66L38 44L44 60Z' +
    'M54 50L54 30L60 45Z',
  corns: disc(50, 27, 23) + disc(25, 71, 23) + disc(75, 71, 23) + disc(43, 20, 6) + disc(18, 64, 6) + disc(68, 64, 6),
  lemon:
    'M4 34H96C96 62 76 86 50 86C24 86 4 62 4 34Z' +
    'M13 40L44 41L21 62C17 56 14 49 13 40Z' +
    'M27 68L47 46L47 78C40 77 33 74 27 68Z' +
    'M53 46L73 68C67 74 60 77 53 78Z' +
    'M56 41L87 40C86 49 83 56 79 62Z',
  ring: disc(50, 50, 46) + disc(50, 50, 36),
  diamond: 'M50 3L88 50L50 97L12 50Z' + 'M50 26L70 50L50 74L30 50Z',
  sun: disc(50, 50, 25) + rays(10, 30, 49, 0.17),
  clover:
    [45, 135, 225, 315].map((turn) => moved('M0 -3C-9 -9 -24 -22 -21 -36C-18 -47 -5 -48 0 -38C5 -48 18 -47 21 -36' +
      'C24 -22 9 -9 0 -3Z', { x: 50, y: 45, turn })).join('') +
    'M48 50C50 66 47 82 40 95L48 98C55 84 56 66 52 50Z',
  wave:
    'M3 60C12 30 36 14 60 24C76 31 80 48 68 54C60 58 52 52 55 45C40 42 34 58 46 68C60 80 82 74 97 58V92H3Z',
  star: star(5, 21, 49),
  stone: 'M20 24L50 10L58 25L68 14L83 27L95 58L74 90L30 93L6 64Z' + 'M34 38L52 31L64 42L46 53Z' + 'M74 3L90 8L84 19Z',
  trophy:
    'M26 8H74V16H90C90 38 82 48 69 51C66 58 61 63 56 65V76H70V92H30V76H44V65C39 63 34 58 31 51C18 48 10 38 10 16H26Z' +
    'M18 23C19 34 23 39 28 42C26 36 26 30 26 23Z' +
    'M82 23H74C74 30 74 36 72 42C77 39 81 34 82 23Z',
  hand:
    'M30 96L12 60C9 53 17 48 22 54L32 66V18C32 9 44 9 44 18V48V10C44 1 56 1 56 10V48V16C56 7 68 7 68 16V52' +
    'V28C68 19 80 19 80 28V66C80 84 72 92 68 96Z',
  die: 'M4 28H72V96H4Z' + 'M4 28L28 4H96L72 28Z' + 'M72 28L96 4V72L72 96Z',
  'cut-die':
    'M22 26H56L74 44V78L56 96H22L4 78V44Z' + 'M22 26L44 4H78L56 26Z' + 'M56 26L78 4L96 22L74 44Z' + 'M74 44L96 22V56L74 78Z',
  cards: 'M30 6H90V82H30Z' + 'M36 12H84V76H36Z' + 'M10 20H24V88H70V96H10Z',
  give: 'M4 40H54V18L96 50L54 82V60H4Z',
  chilli: 'M60 4L70 10C66 16 66 20 68 24C82 26 90 38 88 54C84 82 56 98 10 96C38 88 52 74 50 50C49 34 54 26 60 23C60 16 58 10 60 4Z',
  eye: 'M2 50C18 22 34 14 50 14C66 14 82 22 98 50C82 78 66 86 50 86C34 86 18 78 2 50Z' + disc(50, 50, 22) + disc(50, 50, 10),
  fist:
    'M18 40C18 26 28 22 34 26C36 16 50 14 54 22C60 16 72 18 74 28C84 28 88 36 86 48L84 70C82 86 72 94 56 94H42C26 94 18 84 18 68Z' +
    'M36 44H70V50H36Z' +
    'M36 58H68V63H36Z',
  clock: disc(50, 50, 46) + disc(50, 50, 37) + 'M46 22H54V48L72 60L68 67L46 53Z',
  check: 'M8 52L22 38L42 58L80 16L94 30L42 84Z',
  cross: 'M22 8L50 36L78 8L92 22L64 50L92 78L78 92L50 64L22 92L8 78L36 50L8 22Z',
  question:
    'M30 36H16C16 16 30 4 50 4C70 4 84 16 84 34C84 54 62 54 62 70H40C40 46 66 46 66 34C66 26 60 20 50 20C38 20 32 26 30 36Z' +
    'M40 78H62V98H40Z',
  crown: 'M8 84L4 26L30 50L50 12L70 50L96 26L92 84Z',
  gun: 'M4 26H92V46H60C60 56 54 60 44 60L36 92H14L22 60C10 56 4 48 4 40Z',
  shield: 'M50 3L90 17V48C90 72 74 88 50 97C26 88 10 72 10 48V17Z' + 'M50 20L74 28V48C74 62 66 72 50 79Z',
  swap: 'M4 30H62V10L96 40L62 66V48H4Z' + 'M96 78H38V98L4 72L38 46V62H96Z',
  dice: 'M20 6H80Q94 6 94 20V80Q94 94 80 94H20Q6 94 6 80V20Q6 6 20 6Z' + disc(30, 30, 9) + disc(70, 70, 9) + disc(50, 50, 9),
  menu: 'M8 16H92V30H8Z' + 'M8 43H92V57H8Z' + 'M8 70H92V84H8Z',
  book:
    'M6 14C22 8 38 10 50 20C62 10 78 8 94 14V86C78 80 62 82 50 92C38 82 22 80 6 86Z' +
    'M46 30C38 24 26 23 16 26V72C26 69 38 71 46 76Z' +
    'M54 30V76C62 71 74 69 84 72V26C74 23 62 24 54 30Z',
  list: 'M6 12H22V28H6Z' + 'M32 14H94V26H32Z' + 'M6 42H22V58H6Z' + 'M32 44H94V56H32Z' + 'M6 72H22V88H6Z' + 'M32 74H94V86H32Z',
  talk: 'M6 10H94V70H52L28 94V70H6Z',
  door: 'M14 6H62V20H28V80H62V94H14Z' + 'M44 42H66V26L92 50L66 74V58H44Z',
  gear: cog(8, 34, 48) + disc(50, 50, 17),
  bulb: 'M50 4C72 4 86 20 86 38C86 54 74 60 70 74H30C26 60 14 54 14 38C14 20 28 4 50 4Z' + 'M32 80H68V88H62L58 96H42L38 88H32Z',
  bomb: disc(46, 60, 36) + 'M60 20L72 12L82 24L74 34Z' + 'M84 4L88 14L98 12L92 20L98 28L88 26Z',
  mask:
    'M4 30C20 22 36 26 50 34C64 26 80 22 96 30C94 58 82 74 68 74C58 74 54 66 50 60C46 66 42 74 32 74C18 74 6 58 4 30Z' +
    'M18 42C26 38 34 40 40 48C34 54 24 54 18 42Z' +
    'M82 42C76 54 66 54 60 48C66 40 74 38 82 42Z',
  target: disc(50, 50, 46) + disc(50, 50, 34) + disc(50, 50, 22) + disc(50, 50, 10),
  coin: disc(50, 50, 47) + star(5, 12, 30),
  envelope: 'M4 16H96V84H4Z' + 'M14 26L50 56L86 26Z' + 'M12 36L36 56L12 76Z' + 'M88 36V76L64 56Z',
  bolt: 'M58 2L16 56H44L36 98L84 38H54Z',
  hourglass:
    'M18 4H82V16C82 34 66 40 58 50C66 60 82 66 82 84V96H18V84C18 66 34 60 42 50C34 40 18 34 18 16Z' +
    'M34 84H66C64 76 56 72 50 66C44 72 36 76 34 84Z',
  turn:
    'M50 8C73 8 92 27 92 50H76C76 36 64 24 50 24C41 24 34 28 29 35L42 44L6 52V12L17 22C25 13 37 8 50 8Z' +
    'M10 60H26C30 70 39 76 50 76C59 76 66 72 71 65L58 56L94 48V88L83 78C75 87 63 92 50 92C31 92 15 79 10 60Z',
  play: 'M22 8L86 50L22 92Z',
  pause: 'M20 10H42V90H20Z' + 'M58 10H80V90H58Z',
  back: 'M78 8L14 50L78 92Z',
  first: 'M12 8H28V92H12Z' + 'M90 8L32 50L90 92Z',
  hush: 'M6 8H94V70H52L28 94V70H6Z' + 'M36 19L50 33L64 19L70 25L56 39L70 53L64 59L50 45L36 59L30 53L44 39L30 25Z',
  sound:
    'M4 34H24L52 10V90L24 66H4Z' +
    'M62 30L70 24C84 38 84 62 70 76L62 70C72 58 72 42 62 30Z' +
    'M76 18L84 12C104 34 104 66 84 88L76 82C92 62 92 38 76 18Z',
  mute: 'M4 34H24L52 10V90L24 66H4Z' + 'M62 40L69 33L79 43L89 33L96 40L86 50L96 60L89 67L79 57L69 67L62 60L72 50Z',
  later: disc(44, 54, 40) + disc(44, 54, 30) + 'M39 32H49V52L62 62L56 70L39 58Z' + 'M78 2H88V16H102V26H88V40H78V26H64V16H78Z',
  save: 'M42 4H58V44H76L50 72L24 44H42Z' + 'M8 68H22V86H78V68H92V98H8Z',
  fold: 'M8 32L22 18L50 46L78 18L92 32L50 74Z',
  next: 'M72 8H88V92H72Z' + 'M10 8L68 50L10 92Z',
  drop: 'M50 4C66 30 80 46 80 64C80 82 66 96 50 96C34 96 20 82 20 64C20 46 34 30 50 4Z',
} as const;

export type MarkName = keyof typeof MARKS;
