import { fullName } from '@academy/contract/base/names'
import './person-head.css'
import type { Person } from '@academy/contract/office/person-page/schemas'
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { formatAmount, nameIn } from '../../../../base/format.ts'
import { areaCommon } from '../../../../base/i18n/area-texts.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { ActionMenu } from '../../../../ui/action-menu.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { topBar } from '../../../../ui/bottom-bar.ts'
import { Button } from '../../../../ui/button.tsx'
import { roleTexts } from '../../../access/roles/texts.ts'
import { listTexts } from '../../../admission/applications/list-texts.ts'
import { peopleTexts } from '../../../people/people-list/texts.ts'
import { groupsInOrder, type PersonGroup, stateOf } from './person-order.ts'
import { personTexts } from './texts.ts'

export const groupId = (group: PersonGroup) => `person-${group}`

/** Shows a part of the page below the bar, unfolded, and moves the focus to its heading. */
export const jumpTo = (id: string) => {
  const target = document.getElementById(id)
  if (!target) return
  const fold = target.closest('details') ?? target.querySelector(':scope > details')
  if (fold) fold.open = true
  const heading = target.querySelector<HTMLElement>('h2, summary')
  if (heading?.tagName === 'H2') heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
  target.scrollIntoView()
}

const GAP = 40

/** Returns the id of the first part that is seen below the bar, or the one that was chosen last and is still meant. */
const useCurrent = (bar: RefObject<HTMLElement | null>, ids: readonly string[]) => {
  const [seen, see] = useState(ids[0])
  const [chosen, choose] = useState<string>()
  const all = ids.join()
  useEffect(() => {
    const parts = all.split(',')
    let views: IntersectionObserver | undefined
    const observe = () => {
      const top = (bar.current?.offsetHeight ?? 0) + GAP
      const inView = new Set<string>()
      views?.disconnect()
      views = new IntersectionObserver(
        entries => {
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) inView.add(target.id)
            else inView.delete(target.id)
          const first = parts.find(id => inView.has(id))
          if (first) see(first)
        },
        { root: document, rootMargin: `-${top}px 0px 0px 0px` },
      )
      for (const id of parts) {
        const part = document.getElementById(id)
        if (part) views.observe(part)
      }
    }
    const sizes = new ResizeObserver(observe)
    if (bar.current) sizes.observe(bar.current)
    return () => {
      sizes.disconnect()
      views?.disconnect()
    }
  }, [bar, all])
  useEffect(() => {
    // Whoever scrolls reads on. The last parts may be too short to reach the bar.
    const forget = () => choose(undefined)
    const events = ['wheel', 'pointerdown', 'keydown'] as const
    for (const event of events) addEventListener(event, forget, { passive: true })
    return () => {
      for (const event of events) removeEventListener(event, forget)
    }
  }, [])
  return { current: chosen !== undefined && ids.includes(chosen) ? chosen : seen, choose }
}

/** Hides marks that are cut at an edge, and says at which edge there are more. */
const showWholeMarks = (list: HTMLElement | null) => {
  if (!list) return
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, intersectionRatio } of entries)
        target.toggleAttribute('data-cut', intersectionRatio < 0.95)
      const isCut = (mark: Element | null) => mark?.hasAttribute('data-cut') ?? false
      list.parentElement?.toggleAttribute('data-before', isCut(list.firstElementChild))
      list.parentElement?.toggleAttribute('data-after', isCut(list.lastElementChild))
    },
    { root: list, threshold: [0.95, 1] },
  )
  for (const mark of list.children) observer.observe(mark)
  return () => observer.disconnect()
}

interface MarksProps {
  bar: RefObject<HTMLElement | null>
  groups: readonly PersonGroup[]
}

/** Leads to the parts of the page. */
const Marks = ({ bar, groups }: MarksProps) => {
  const { bar: texts } = useTexts(personTexts)
  const list = useRef<HTMLUListElement>(null)
  const { current, choose } = useCurrent(bar, groups.map(groupId))
  useEffect(() => showWholeMarks(list.current), [])
  useEffect(() => {
    const mark = list.current?.querySelector<HTMLElement>(`[href="#${current}"]`)?.parentElement
    if (mark?.hasAttribute('data-cut')) list.current?.scrollTo({ left: mark.offsetLeft, behavior: 'instant' })
  }, [current])
  const follow = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    jumpTo(id)
    choose(id)
  }
  return (
    <nav className="person-marks" aria-label={texts.marks}>
      <ul ref={list}>
        {groups.map(group => {
          const id = groupId(group)
          return (
            <li key={group}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                onClick={event => follow(event, id)}
              >
                {texts.groups[group]}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** How somebody stands: "Participant · Cello · paid". */
const State = ({ person }: { person: Person }) => {
  const { bar: texts, minor } = useTexts(personTexts)
  const { roleNames } = useTexts(roleTexts)
  const { statuses, offered } = useTexts(listTexts)
  const { kinds } = useTexts(peopleTexts)
  const locale = useLocale()
  const { standing, instruments, money } = stateOf(person)
  const words = {
    ...statuses,
    accepted: kinds.participant,
    guest: kinds.guest,
    offered,
    elsewhere: texts.notHere,
  }
  const { outstanding, overdue } = person.balance
  const parts = [
    ...person.roles.map(({ role }) => roleNames[role]),
    standing && words[standing],
    instruments.map(instrument => nameIn(locale, instrument)).join(', '),
    money === 'open' && texts.open(formatAmount(outstanding, locale)),
    money === 'paid' && texts.paid,
  ].filter(Boolean)
  return (
    <p className="person-state">
      {person.is_minor && person.age !== null && <Badge tone="danger">{minor(person.age)}</Badge>}
      <span>{parts.join(' · ')}</span>
      {money === 'overdue' && <Badge tone="danger">{texts.overdue(formatAmount(overdue, locale))}</Badge>}
    </p>
  )
}

interface PersonBarProps {
  person: Person
  /** What the office does most, with its words. */
  actions: readonly { name: string; act: () => void }[]
}

/** Stays above the page: who it is, how they stand, what is done most, and the parts of the page. */
export const PersonBar = ({ person, actions }: PersonBarProps) => {
  const { bar: texts } = useTexts(personTexts)
  const bar = useRef<HTMLElement>(null)
  const locale = useLocale()
  useEffect(() => topBar(bar.current), [])
  const name = [person.title, fullName(person)].filter(Boolean).join(' ')
  return (
    <header className="person-bar" ref={bar}>
      <h1 title={name}>
        <bdi>{name}</bdi>
      </h1>
      <div className="person-bar-actions">
        {actions.map(action => (
          <Button key={action.name} look="quiet" onClick={action.act}>
            {action.name}
          </Button>
        ))}
        <ActionMenu label={areaCommon.actions[locale]} fullLabel={texts.actions(name)} actions={actions} />
      </div>
      <State person={person} />
      <Marks bar={bar} groups={groupsInOrder(person)} />
    </header>
  )
}
