import type { FoundPerson } from '@academy/contract/people/people-list/schemas'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { PeopleSearch } from '../../areas/people/people-list/people-search.tsx'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../base/i18n/texts.ts'
import { useMember } from '../../base/pages/member.ts'
import { paths } from '../../base/pages/paths.ts'
import { usePages } from '../../base/pages/use-pages.ts'
import { useSite } from '../../base/site.ts'
import { findEntries, knownEntries, likelyEntries, type SearchEntry } from './search-entries.ts'

const texts = defineTexts({
  en: { forWhom: (action: string) => `${action}: for whom?` },
  de: { forWhom: action => `${action}: für wen?` },
})

const MOST_RECENT = 3
const keyOf = (personId: number) => `search-recent:${personId}`

// Pages and actions only, no people. Storage can be blocked: then nothing is remembered.
const recentOf = (personId: number): string[] => {
  try {
    return sessionStorage.getItem(keyOf(personId))?.split(' ') ?? []
  } catch {
    return []
  }
}
const remember = (personId: number, key: string): void => {
  try {
    const recent = [...new Set([key, ...recentOf(personId)])].slice(0, MOST_RECENT)
    sessionStorage.setItem(keyOf(personId), recent.join(' '))
  } catch {
    // See above.
  }
}

/** Finds people, pages and actions. An action about a person then asks for whom. */
export const SearchPanel = ({ onDone }: { onDone: () => void }) => {
  const { forWhom } = useTexts(texts)
  const { call } = useRouter().options.context
  const { id, roles } = useMember()
  const { phase } = useSite()
  const locale = useLocale()
  const pages = usePages()
  const navigate = useNavigate()
  const [action, begin] = useState<SearchEntry>()
  const known = useMemo(() => knownEntries(pages, roles, locale), [pages, roles, locale])
  const [recent] = useState(() => recentOf(id))
  const openPerson = ({ id, teacher_id }: FoundPerson) => {
    onDone()
    void (id === null
      ? navigate({ to: paths.TeacherAdmin, params: { teacherId: String(teacher_id) } })
      : navigate({
          to: paths.PersonAdmin,
          params: { id: String(id) },
          ...(action?.hash && { hash: action.hash }),
        }))
  }
  const openEntry = (entry: SearchEntry) => {
    remember(id, entry.key)
    if (entry.forPerson) return begin(entry)
    onDone()
    const { to, search = {}, hash } = entry
    void navigate({ to, search, ...(hash && { hash }) })
  }
  if (action)
    return <PeopleSearch key={action.key} call={call} label={forWhom(action.name)} onChoose={openPerson} />
  return (
    <PeopleSearch
      call={call}
      onChoose={openPerson}
      findOthers={typed => (typed ? findEntries(known, typed) : likelyEntries(known, phase, recent))}
      onChooseOther={openEntry}
    />
  )
}
