import type { BodyOf } from '@academy/contract/base/endpoint'
import { type Locale, localizedBy } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/site/site-texts/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { checkValues } from './check-values.ts'
import { insertVersion, isVersionTaken } from './queries.ts'
import { loadText, textOf } from './show.ts'

interface Change {
  key: string
  wanted: BodyOf<typeof contract.changeText>
  actor_id: number
  locale: Locale
  now: Date
}

/** Publishes a version: the next request of any page or mail uses it. */
export const publishText = ({ db }: Services, { key, wanted, actor_id, locale, now }: Change) => {
  const text = textOf(key)
  const values = checkValues(text, wanted, locale)
  return db.transaction().execute(async tx => {
    const before = await loadText(tx, text)
    const version = before.current?.version ?? 0
    if (wanted.version !== version) throw problem('changed_meanwhile')
    await insertVersion(tx, { key, version, ...values, account_id: actor_id, now }).catch(error => {
      throw isVersionTaken(error) ? problem('changed_meanwhile') : error
    })
    await auditChange(tx, {
      at: now,
      actor_id,
      action: 'text_changed',
      subject: { text: key },
      before: localizedBy('value', language => before.current?.[`value_${language}`] ?? null),
      after: values,
    })
    return loadText(tx, text)
  })
}

export const changeText = serve(contract.changeText, (services, { params, body, user, locale, now }) =>
  publishText(services, { key: params.key, wanted: body, actor_id: user.id, locale, now }),
)
