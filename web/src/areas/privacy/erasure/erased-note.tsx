import './erasure.css'
import type { Call } from '../../../base/api.ts'
import { dayInVienna, formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useLoadedData } from '../../../base/use-data.ts'
import { Note } from '../../../ui/note.tsx'
import { personErasureQuery } from './api.ts'
import { personErasureTexts } from './person-texts.ts'
import { WhatStays } from './what-stays.tsx'

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
