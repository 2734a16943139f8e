import type { PersonErasure } from '@academy/contract/privacy/erasure/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { personErasureTexts } from './person-texts.ts'

type Asked = Pick<PersonErasure, 'requested_by' | 'reason'> & {
  request: NonNullable<PersonErasure['request']>
}

/** Who asked for the data of a person to be deleted, and why. */
export const AskedBy = ({ erasure: { request, requested_by, reason } }: { erasure: Asked }) => {
  const { coming, ...texts } = useTexts(personErasureTexts)
  if (requested_by) return <p>{texts.byOffice(requested_by.name, reason)}</p>
  return <p>{request.is_by_office ? coming.byFormerOffice(reason) : texts.byPerson}</p>
}
