import './draft-note.css'
import '../button.css'
import { useTexts } from '../../base/i18n/texts.ts'
import type { OtherTab } from '../../base/use-draft-form.ts'
import { formTexts } from './texts.ts'

/** Asks which version to keep when the form was changed in another tab. */
export const OtherTabNote = ({ otherTab }: { otherTab: OtherTab | undefined }) => {
  const texts = useTexts(formTexts)
  if (!otherTab) return null
  return (
    <div role="alert" className="draft-note">
      <p>{texts.otherTab}</p>
      <div className="draft-note-actions">
        <button type="button" className="button button-quiet" onClick={otherTab.take}>
          {texts.takeOver}
        </button>
        <button type="button" className="button button-quiet" onClick={otherTab.keepMine}>
          {texts.keepMine}
        </button>
      </div>
    </div>
  )
}
