import type { Locale } from '@academy/contract/locale'

interface ParagraphsProps {
  of: { paragraphs: readonly string[]; lang?: Locale | undefined }
  className?: string
}

/** The paragraphs of a text of the office, in their own language. */
export const Paragraphs = ({ of: { paragraphs, lang }, className }: ParagraphsProps) => (
  <>
    {paragraphs.map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat and never move
      <p key={index} lang={lang} className={className}>
        {paragraph}
      </p>
    ))}
  </>
)
