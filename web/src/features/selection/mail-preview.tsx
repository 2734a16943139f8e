import './mail-preview.css'
import type { FinalMailPreview } from '@academy/contract/selection/schemas'
import { useTexts } from '../../lib/i18n/texts.ts'
import { finalTexts } from './final-texts.ts'

const kinds = ['accepted', 'rejected', 'unpaid'] as const

export const hasMails = (mails: FinalMailPreview): boolean => kinds.some(kind => mails[kind].count > 0)

/** The number of recipients and the text of each mail. */
export const MailPreview = ({ mails }: { mails: FinalMailPreview }) => {
  const texts = useTexts(finalTexts)
  const going = kinds.filter(kind => mails[kind].count > 0)
  if (!hasMails(mails)) return <p>{texts.nobody}</p>
  return (
    <>
      <p>{texts.consequence}</p>
      <ul className="mail-preview">
        {going.map(kind => {
          const { count, subject, text } = mails[kind]
          return (
            <li key={kind}>
              <strong>{texts[kind](count)}</strong>
              <details>
                <summary>
                  {texts.readMail}
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
