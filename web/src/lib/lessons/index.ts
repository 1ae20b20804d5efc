/** The lessons of every game, in the order in which they are wished for; read when a guided game is opened. */
import { CHILI } from '../../games/chili-mafia/lessons';
import type { Lesson } from './lesson';
import { SPICY, SWEET } from '../../games/spicy/lessons';
import { STICK } from '../../games/stick-em/lessons';
import { WAZABI } from '../../games/wazabi/lessons';

export const LESSONS: Record<string, Lesson[]> = { spicy: SPICY, 'sweet-spicy': SWEET, 'stick-em': STICK, 'chili-mafia': CHILI, wazabi: WAZABI };
