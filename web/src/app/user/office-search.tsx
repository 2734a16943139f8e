import './office-search.css'
import type { FoundPerson } from '@academy/contract/people/people-list/schemas'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useLayoutEffect, useState } from 'react'
import { PeopleSearch } from '../../areas/people/people-list/people-search.tsx'
import { peopleTexts } from '../../areas/people/people-list/texts.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { paths } from '../../base/pages/paths.ts'
import { isSearchShortcut, takeEarlyShortcut } from '../../base/search-shortcut.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'

/** Opens the search with `/` or Ctrl-K, except in a field and above another dialog. */
const useShortcut = (open: () => void): void => {
  // As soon as the button is there.
  useLayoutEffect(() => {
    if (takeEarlyShortcut()) open()
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event) || document.querySelector('.dialog')) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])
}

/** The search over all people, in the header of every page of the office. */
export const OfficeSearch = () => {
  const { search: texts } = useTexts(peopleTexts)
  const { call } = useRouter().options.context
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  const close = useCallback(() => setOpen(false), [])
  useShortcut(open)
  const show = useCallback(
    ({ id, teacher_id }: FoundPerson) => {
      close()
      void (id === null
        ? navigate({ to: paths.TeacherAdmin, params: { teacherId: String(teacher_id) } })
        : navigate({ to: paths.PersonAdmin, params: { id: String(id) } }))
    },
    [close, navigate],
  )
  return (
    <>
      <button
        type="button"
        className="office-search"
        aria-label={texts.open}
        aria-keyshortcuts="/ Control+K"
        onClick={open}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path
            d="M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0M15.2 15.2L20.5 20.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        </svg>
        <span className="office-search-label">{texts.open}</span>
        <kbd className="office-search-key">/</kbd>
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={texts.title} closesOutside>
        <PeopleSearch call={call} onChoose={show} />
      </Dialog>
    </>
  )
}
