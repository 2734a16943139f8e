import { Link, Outlet } from '@tanstack/react-router'
import { useLocale } from '../../../lib/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../lib/i18n/texts.ts'
import { paths } from '../../paths.ts'
import { sectionMenu } from '../../records.ts'
import { usePages } from '../../use-pages.ts'
import { PageParts } from '../page-parts.tsx'

const layoutTexts = defineTexts({ en: { mails: 'Mail' }, de: { mails: 'E-Mails' } })

/** The menu of outbox, group mails and messages above each of these pages. */
export const MailsLayout = () => {
  const pages = sectionMenu(usePages(), 'mails', useLocale())
  return (
    <>
      <PageParts label={useTexts(layoutTexts).mails}>
        {pages.map(({ path, label }) => (
          <Link
            key={path}
            to={path}
            activeOptions={{ includeSearch: false, exact: path === paths.MailsAdmin }}
          >
            {label}
          </Link>
        ))}
      </PageParts>
      <Outlet />
    </>
  )
}
