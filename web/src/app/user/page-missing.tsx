import { Link, useLocation } from '@tanstack/react-router'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../base/i18n/texts.ts'
import { useMember } from '../../base/pages/member.ts'
import { mayOpen, pageAbove } from '../../base/pages/records.ts'
import { usePages } from '../../base/pages/use-pages.ts'

const texts = defineTexts({
  en: {
    title: 'This does not exist',
    text: 'The address is wrong, or what was here has been deleted.',
    to: (page: string) => `To the page “${page}”`,
  },
  de: {
    title: 'Das gibt es nicht',
    text: 'Die Adresse ist falsch, oder was hier war, wurde gelöscht.',
    to: page => `Zur Seite „${page}“`,
  },
})

/** Says within the personal area that there is no such page or entry, and links to the page above. */
export const PageMissing = () => {
  const { title, text, to } = useTexts(texts)
  const locale = useLocale()
  const { roles } = useMember()
  const { pathname } = useLocation()
  const above = pageAbove(
    usePages().filter(({ record }) => mayOpen(record, roles)),
    pathname,
  )
  return (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      {above && (
        <p>
          <Link to={above.path}>{to(above.record.texts[locale].title)}</Link>
        </p>
      )}
    </>
  )
}
