import type { ActionTexts, AuditAction } from '../../../base/audit-actions.ts'
import type { Locale } from '../../../base/locale.ts'
import { de } from './action-texts-de.ts'
import { en } from './action-texts-en.ts'

/** What the entries of the record say. */
export const actionTexts: Record<Locale, ActionTexts> = { en, de }

const newsActions: { [A in AuditAction]?: AuditAction } = {
  consent_given: 'news_accepted',
  consent_withdrawn: 'news_refused',
}

/**
 * Returns what an entry says. News have actions of their own: older versions recorded an objection to them as a consent
 * that was withdrawn. An entry may also have an action that is no longer written.
 */
export const actionText = (
  { action, details }: { action: string; details: Record<string, unknown> },
  locale: Locale,
): string => {
  const written = action as AuditAction
  const meant = details.kind === 'news' ? (newsActions[written] ?? written) : written
  return actionTexts[locale].actions[meant] ?? action
}
