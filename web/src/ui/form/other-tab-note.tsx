import './draft-note.css'
import { useTexts } from '../../base/i18n/texts.ts'
import type { OtherTab } from '../../base/use-draft-form.ts'
import { Button } from '../button.tsx'
import { formTexts } from './texts.ts'

/** Asks which version to keep when the form was changed in another tab. */
export const OtherTabNote = ({ otherTab }: { otherTab: OtherTab | undefined }) => {
  const texts = useTexts(formTexts)
  if (!otherTab) return null
  return (
    <div role="alert" className="draft-note">
      <p>{texts.otherTab}</p>
      <div className="draft-note-actions">
        <Button look="quiet" onClick={otherTab.take}>
          {texts.takeOver}
        </Button>
        <Button look="quiet" onClick={otherTab.keepMine}>
          {texts.keepMine}
        </Button>
      </div>
    </div>
  )
}
