import { Link, Outlet } from '@tanstack/react-router'
import { useLocale } from '../../../lib/i18n/locale-context.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { sectionMenu } from '../../records.ts'
import { usePages } from '../../use-pages.ts'
import { PageParts } from '../page-parts.tsx'
import { userTexts } from '../texts.ts'

/** The menu of the settings above each of their pages. */
export const SettingsLayout = () => {
  const texts = useTexts(userTexts)
  const pages = sectionMenu(usePages(), 'settings', useLocale())
  return (
    <>
      <PageParts label={texts.settings}>
        {pages.map(({ path, label }) => (
          <Link key={path} to={path}>
            {label}
          </Link>
        ))}
      </PageParts>
      <Outlet />
    </>
  )
}
