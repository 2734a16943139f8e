import { useState } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
import type { ApplicationForm } from './application-form.ts'
import { applyTexts } from './apply-texts.ts'

const empty = {
  repertoire: '',
  comment: '',
  recording_1: '',
  recording_2: '',
  recording_3: '',
  resume_file: undefined,
}

/** Says where the text in the fields comes from, and how to be rid of it. */
export const KeptNote = ({ form, onForget }: { form: ApplicationForm['form']; onForget: () => void }) => {
  const texts = useTexts(applyTexts)
  const [isShown, show] = useState(true)
  if (!isShown) return null
  const startAfresh = () => {
    form.reset(empty)
    onForget()
    show(false)
    form.setFocus('is_known')
  }
  return (
    <div className="kept-note">
      <p>{texts.kept}</p>
      <button type="button" className="button button-quiet" onClick={startAfresh}>
        {texts.startAfresh}
      </button>
    </div>
  )
}
