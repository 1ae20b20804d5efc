/** The stick figure of every number: it is hit harder the higher the number. */

export interface Pose {
  /** The middle of the head; none if it is buried. */
  head?: readonly [number, number];
  /** Body, arms and legs as lines. */
  limbs: string;
  /** The mark that hits it: middle, size and turn. */
  mark: readonly [x: number, y: number, size: number, turn: number];
  /** Where the blow lands. */
  hit?: readonly [number, number];
  /** The mark lies on the figure. */
  under?: boolean;
  /** Dizzy stars. */
  stars?: readonly (readonly [number, number])[];
}

export const POSES: readonly Pose[] = [
  {
    head: [61, 43], limbs: 'M61 51L62 75L50 79L46 98M62 75L75 79L79 98M61 56L49 65L44 76M61 56L73 65L79 75',
    mark: [62, 99, 0.54, 0],
  },
  { head: [48, 77], limbs: 'M48 85L48 104L41 124M48 104L55 124M48 90L37 97L44 105M48 90L59 97L52 105', mark: [69, 36, 0.5, 0] },
  { head: [46, 80], limbs: 'M46 88L46 106L39 124M46 106L54 124M46 92L35 103M46 92L57 86L64 76', mark: [70, 42, 0.5, 6] },
  {
    head: [49, 86], limbs: 'M48 94L45 109L54 114L49 124M45 109L36 114L39 124M48 97L38 90L44 77M48 97L61 91L57 77',
    mark: [69, 47, 0.5, -8],
  },
  {
    head: [46, 92], limbs: 'M46 100L45 111L38 124M45 111L55 124M46 102L34 106L28 100M46 102L58 106L65 100',
    mark: [66, 60, 0.5, 12], hit: [49, 80],
  },
  {
    head: [33, 86], limbs: 'M38 92L52 106L48 124M52 106L67 113L77 107M40 95L28 102L19 97M40 95L51 95L58 102',
    mark: [68, 62, 0.52, -12], hit: [45, 77],
  },
  {
    head: [24, 96], limbs: 'M31 100L52 108L66 116L80 122M52 108L67 107L80 111M35 102L32 114L24 121M35 102L44 92L53 95',
    mark: [68, 64, 0.54, 14], hit: [43, 82],
  },
  {
    head: [19, 88], limbs: 'M27 92L52 102L68 104L84 100M52 102L65 112L80 118M32 94L24 106L16 112M32 94L37 81L31 72',
    mark: [68, 64, 0.56, -14], hit: [46, 82],
  },
  {
    head: [40, 117], limbs: 'M41 109L46 92L36 83L24 86M46 92L58 100L72 97M42 105L28 105L20 113M42 105L55 112L66 120',
    mark: [68, 57, 0.56, 16], hit: [46, 76],
  },
  {
    head: [20, 113], limbs: 'M28 115L52 119L62 108L56 97M52 119L70 112L80 102M32 115L36 104L30 96M33 116L28 124',
    mark: [69, 66, 0.56, -16], hit: [54, 90],
  },
  {
    head: [18, 115], limbs: 'M26 117L56 120L74 114L90 122M56 120L76 124M32 118L40 109L50 111M31 118L25 125',
    mark: [64, 80, 0.58, 12], stars: [[13, 97], [24, 92], [34, 98]],
  },
  {
    head: [16, 116], limbs: 'M24 118L84 121L90 109M84 121L91 125M29 118L28 105L20 97',
    mark: [60, 88, 0.6, -10], under: true, stars: [[13, 84], [36, 88]],
  },
  {
    head: [15, 117], limbs: 'M23 119L86 121L90 106M86 121L92 124M28 119L31 106L26 97',
    mark: [60, 85, 0.66, 8], under: true, stars: [[12, 96], [15, 84]],
  },
  {
    limbs: 'M28 122L18 113L20 102M20 102L16 97M20 102L20 96M20 102L25 97M82 121L91 112L89 103M78 123L94 122',
    mark: [60, 84, 0.7, -6], under: true,
  },
  { limbs: 'M18 126L16 94', mark: [60, 82, 0.74, 0], under: true },
];
