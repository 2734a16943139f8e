import type { PersonErasure } from '@academy/contract/privacy/erasure/schemas'
import type { ReactNode } from 'react'
import type { Call } from '../../../base/api.ts'
import { dayInVienna, formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { Note } from '../../../ui/note.tsx'
import { personErasureQuery } from './api.ts'
import { personErasureTexts } from './person-texts.ts'
import { WhatStays } from './what-stays.tsx'
import './erasure.css'

type AskedErasure = Pick<PersonErasure, 'requested_by' | 'reason'> & {
  request: NonNullable<PersonErasure['request']>
}

/** Who asked for the data of a person to be deleted, and why. */
export const AskedBy = ({ erasure: { request, requested_by, reason } }: { erasure: AskedErasure }) => {
  const { coming, ...texts } = useTexts(personErasureTexts)
  if (requested_by) return <p>{texts.byOffice(requested_by.name, reason)}</p>
  return <p>{request.is_by_office ? coming.byFormerOffice(reason) : texts.byPerson}</p>
}

interface ComingNoteProps {
  call: Call
  personId: number
  /** Links to the section about it. */
  linkTo: (label: string) => ReactNode
}

/** Says at the top of the page of a person that their data will be deleted, and why. Nothing if it stays. */
export const ComingNote = ({ call, personId, linkTo }: ComingNoteProps) => {
  const { found } = useLoadedData(personErasureQuery(call, personId))
  if (!found) return null
  if (found.request) return <Requested erasure={{ ...found, request: found.request }} linkTo={linkTo} />
  return found.dormancy && <Unused erasure={{ ...found, dormancy: found.dormancy }} />
}

type With<K extends 'request' | 'dormancy'> = PersonErasure & { [P in K]: NonNullable<PersonErasure[P]> }

const Requested = ({ erasure, linkTo }: { erasure: With<'request'> } & Pick<ComingNoteProps, 'linkTo'>) => {
  const { coming } = useTexts(personErasureTexts)
  const locale = useLocale()
  const { request } = erasure
  return (
    <Note title={coming.title(formatLongDay(dayInVienna(request.erase_after), locale))}>
      <AskedBy erasure={erasure} />
      <p>{coming.askedOn(formatLongDay(dayInVienna(request.requested_at), locale))}</p>
      {erasure.obstacles.length > 0 && <p>{coming.blocked}</p>}
      <p>{linkTo(coming.show)}</p>
    </Note>
  )
}

const Unused = ({ erasure: { dormancy, gets_mail } }: { erasure: With<'dormancy'> }) => {
  const { coming: texts } = useTexts(personErasureTexts)
  const locale = useLocale()
  const told = () => {
    if (dormancy.told_at) return texts.told(formatLongDay(dayInVienna(dormancy.told_at), locale))
    return gets_mail ? texts.notTold : texts.withoutMail
  }
  return (
    <Note title={texts.title(formatLongDay(dormancy.erase_on, locale))}>
      <p>
        {texts.unused} {told()} {texts.loginKeeps}
      </p>
    </Note>
  )
}

interface ErasedNoteProps {
  call: Call
  person: { id: number; erased_at: string }
}

/** When and why the data of a person was deleted, and what is left of it. */
export const ErasedNote = ({ call, person: { id, erased_at } }: ErasedNoteProps) => {
  const texts = useTexts(personErasureTexts)
  const locale = useLocale()
  const { found } = useLoadedData(personErasureQuery(call, id))
  return (
    <Note title={texts.erased(formatLongDay(dayInVienna(erased_at), locale))}>
      {found?.ground && <p>{texts.grounds[found.ground]}</p>}
      <p>{texts.left}</p>
      {found && <WhatStays erasure={found} />}
    </Note>
  )
}
