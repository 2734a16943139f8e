import './letters-to-go.css'
import type { FinalLetters } from '@academy/contract/selection/schemas'
import { useTexts } from '../../lib/i18n/texts.ts'
import { finalTexts } from './final-texts.ts'

const kinds = ['accepted', 'rejected', 'unpaid'] as const

export const hasMails = (letters: FinalLetters): boolean => kinds.some(kind => letters[kind].count > 0)

/** The number of recipients and the text of each mail. */
export const MailPreview = ({ letters }: { letters: FinalLetters }) => {
  const texts = useTexts(finalTexts)
  const going = kinds.filter(kind => letters[kind].count > 0)
  if (!hasMails(letters)) return <p>{texts.nobody}</p>
  return (
    <>
      <p>{texts.consequence}</p>
      <ul className="letters-to-go">
        {going.map(kind => {
          const { count, subject, text } = letters[kind]
          return (
            <li key={kind}>
              <strong>{texts[kind](count)}</strong>
              <details>
                <summary>
                  {texts.readLetter}
                  <span className="visually-hidden">: {subject}</span>
                </summary>
                <article>
                  <h3>{subject}</h3>
                  <p>{text}</p>
                </article>
              </details>
            </li>
          )
        })}
      </ul>
    </>
  )
}
