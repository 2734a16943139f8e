import type { Academy } from '@academy/contract/programme/academy/schemas'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'

const texts = defineTexts({
  en: { title: 'Scholarship', more: 'About the scholarship' },
  de: { title: 'Stipendium', more: 'Mehr zum Stipendium' },
})

interface ScholarshipNoteProps {
  scholarship: NonNullable<Academy['scholarship']>
  heading: 'h2' | 'h3'
}

/** What the office says about the scholarship, and where to read more. */
export const ScholarshipNote = ({ scholarship, heading: Heading }: ScholarshipNoteProps) => {
  const locale = useLocale()
  const { title, more } = useTexts(texts)
  return (
    <>
      <Heading>{title}</Heading>
      <div>
        <p>{scholarship[`note_${locale}`]}</p>
        <p>
          <a href={scholarship.url}>{more}</a>
        </p>
      </div>
    </>
  )
}
