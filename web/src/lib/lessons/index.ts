/** The lessons of every game, in the order in which they are wished for; read when a guided game is opened. */
import { CHILI } from './chili';
import type { Lesson } from './lesson';
import { SPICY, SWEET } from './spicy';
import { STICK } from './stick';
import { WAZABI } from './wazabi';

export const LESSONS: Record<string, Lesson[]> = { spicy: SPICY, 'sweet-spicy': SWEET, 'stick-em': STICK, 'chili-mafia': CHILI, wazabi: WAZABI };
