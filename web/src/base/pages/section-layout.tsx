import { Link, Outlet } from '@tanstack/react-router'
import { useLocale } from '../i18n/locale-context.ts'
import { useMember } from './member.ts'
import type { PageRecord } from './page.ts'
import { PageParts } from './page-parts.tsx'
import type { paths } from './paths.ts'
import { sectionMenu } from './records.ts'
import { usePages } from './use-pages.ts'

interface SectionLayoutProps {
  section: NonNullable<PageRecord['section']>
  /** Names the menu for screen readers. */
  label: string
  /** The page whose path begins like those of others. */
  first: (typeof paths)[keyof typeof paths]
}

/** The pages of a section as a menu above each of them. */
export const SectionLayout = ({ section, label, first }: SectionLayoutProps) => {
  const pages = sectionMenu(usePages(), section, useMember().roles, useLocale())
  return (
    <>
      <PageParts label={label}>
        {pages.map(page => (
          <Link
            key={page.path}
            to={page.path}
            activeOptions={{ includeSearch: false, exact: page.path === first }}
          >
            {page.label}
          </Link>
        ))}
      </PageParts>
      <Outlet />
    </>
  )
}
