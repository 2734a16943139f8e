import type { Locale } from '../../lib/locale.ts'
import type { ActionTexts } from '../actions.ts'
import { de } from './action-texts-de.ts'
import { en } from './action-texts-en.ts'

/** What the entries of the record say. */
export const actionTexts: Record<Locale, ActionTexts> = { en, de }
