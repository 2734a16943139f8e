import { Link, Outlet, useParams } from '@tanstack/react-router'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { useMember } from '../../base/pages/member.ts'
import { PageParts } from '../../base/pages/page-parts.tsx'
import { sectionMenu } from '../../base/pages/records.ts'
import { userTexts } from '../../base/pages/texts.ts'
import { usePages } from '../../base/pages/use-pages.ts'

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
