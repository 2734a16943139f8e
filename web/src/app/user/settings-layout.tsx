import { Link, Outlet, useParams } from '@tanstack/react-router'
import { useLocale } from '../../../lib/i18n/locale-context.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { sectionMenu } from '../../records.ts'
import { usePages } from '../../use-pages.ts'
import { useMember } from '../member.ts'
import { PageParts } from '../page-parts.tsx'
import { userTexts } from '../texts.ts'

/** The menu of the settings above each of their pages. */
export const SettingsLayout = () => {
  const texts = useTexts(userTexts)
  // The page of an academy chooses it.
  const { academyId } = useParams({ strict: false })
  const pages = sectionMenu(usePages(), 'settings', useMember().roles, useLocale())
  return (
    <>
      <PageParts label={texts.settings}>
        {pages.map(({ path, label }) => (
          <Link
            key={path}
            to={path}
            search={academyId === undefined ? {} : { academy: academyId }}
            activeOptions={{ includeSearch: false }}
          >
            {label}
          </Link>
        ))}
      </PageParts>
      <Outlet />
    </>
  )
}
