import '../../../ui/text-button.css'
import { useTexts } from '../../../base/i18n/texts.ts'
import { sendingTexts } from './sending-texts.ts'

/** Offers returning users to continue where they stopped. */
export const ResumeNote = ({ step, onStep }: { step: number; onStep: (step: number) => void }) => {
  const texts = useTexts(sendingTexts)
  return (
    <p className="feedback-resume">
      {texts.resume}{' '}
      <button type="button" className="text-button" onClick={() => onStep(step)}>
        {texts.resumeAt(step)}
      </button>
    </p>
  )
}
