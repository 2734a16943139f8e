import './concert-scene.css'
import type { PageTexts } from '@academy/contract/site/site-texts/register'
import { formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ConcertHall } from './concert-hall.tsx'
import { homeTexts } from './home-texts.ts'

interface ConcertSceneProps {
  text: PageTexts<'home'>['concerts']
  /** Euros; undefined while there is no academy. */
  recordingFee: number | undefined
}

/** The concerts of the academy. */
export const ConcertScene = ({ text, recordingFee }: ConcertSceneProps) => {
  const texts = useTexts(homeTexts)
  const locale = useLocale()
  return (
    <section className="concert-scene" aria-labelledby="concert-scene-title">
      <div className="concert-scene-inside">
        <div className="concert-scene-text">
          <h2 id="concert-scene-title">{texts.concerts}</h2>
          {text.paragraphs.map(paragraph => (
            <p key={paragraph} lang={text.lang}>
              {paragraph}
            </p>
          ))}
          <a href="/concerts">{texts.toConcerts}</a>
          {recordingFee !== undefined && (
            <p className="concert-scene-recording">
              {recordingFee > 0 ? texts.recording(formatMoney(recordingFee, locale)) : texts.freeRecording}
            </p>
          )}
        </div>
        <ConcertHall />
      </div>
    </section>
  )
}
