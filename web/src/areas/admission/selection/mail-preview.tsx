import './mail-preview.css'
import type { FinalMailPreview } from '@academy/contract/admission/selection/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { finalTexts } from './final-texts.ts'

const kinds = ['accepted', 'reserve', 'rejected', 'unpaid'] as const

export const hasMails = (mails: FinalMailPreview): boolean => kinds.some(kind => mails[kind].count > 0)

/** Everybody by outcome, and the text of each mail. */
export const MailPreview = ({ mails }: { mails: FinalMailPreview }) => {
  const texts = useTexts(finalTexts)
  const going = kinds.filter(kind => mails[kind].count > 0)
  if (!hasMails(mails)) return <p>{texts.nobody}</p>
  return (
    <>
      <p>{texts.consequence}</p>
      <ul className="mail-preview">
        {going.map(kind => {
          const { count, people, subject, text } = mails[kind]
          return (
            <li key={kind}>
              <h3>{texts[kind](count)}</h3>
              <ul className="mail-preview-people">
                {people.map((name, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two people can have one name, and the list is fixed
                  <li key={index}>{name}</li>
                ))}
              </ul>
              <details>
                <summary>
                  {texts.readMail}
                  <span className="visually-hidden">: {subject}</span>
                </summary>
                <article>
                  <h4>{subject}</h4>
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
