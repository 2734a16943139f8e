import type { Locale } from '@academy/contract/base/locale'
import { Fragment } from 'react'
import { useSite } from '../../../base/site.ts'

interface ParagraphsProps {
  of: { paragraphs: readonly string[]; lang?: Locale | undefined }
  className?: string
}

const bullet = /^[•*-]\s+/

/** The paragraphs of a text of the office, in their own language. Lines that begin with a bullet are a list. */
export const Paragraphs = ({ of: { paragraphs, lang }, className }: ParagraphsProps) => (
  <>
    {paragraphs.map((paragraph, index) => {
      const lines = paragraph.split('\n')
      const words = lines.filter(line => !bullet.test(line)).join('\n')
      const entries = lines.filter(line => bullet.test(line)).map(line => line.replace(bullet, ''))
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat and never move
        <Fragment key={index}>
          {words && (
            <p lang={lang} className={className}>
              <WithMailLink text={words} />
            </p>
          )}
          {entries.length > 0 && (
            <ul lang={lang}>
              {entries.map((entry, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: entries may repeat and never move
                <li key={position}>
                  <WithMailLink text={entry} />
                </li>
              ))}
            </ul>
          )}
        </Fragment>
      )
    })}
  </>
)

/** Links the contact address in a text. */
const WithMailLink = ({ text }: { text: string }) => {
  const { email } = useSite()
  const [before, ...rest] = email ? text.split(email) : [text]
  return (
    <>
      {before}
      {rest.map((after, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
        <Fragment key={index}>
          <a href={`mailto:${email}`}>{email}</a>
          {after}
        </Fragment>
      ))}
    </>
  )
}
