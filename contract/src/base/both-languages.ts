import type { z } from 'zod'
import type { FieldMessage } from './field-message.ts'
import { locales } from './locale.ts'

/** Refuses texts that are given in one language only. `names` are the texts: `title` for `title_de` and `title_en`. */
export const refuseHalfTranslated = (
  value: Readonly<Record<string, unknown>>,
  names: readonly string[],
  context: z.RefinementCtx,
): void => {
  const message: FieldMessage = 'BOTH_LANGUAGES'
  for (const name of names) {
    const fields = locales.map(locale => `${name}_${locale}`)
    const missing = fields.filter(field => value[field] === '')
    if (missing.length === fields.length) continue
    for (const field of missing) context.addIssue({ code: 'custom', path: [field], message })
  }
}
