import './bank.css'
import type { BankLine } from '@academy/contract/money/bank/schemas'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import type { Call } from '../../../base/api.ts'
import { LineItem } from './line-item.tsx'

interface LineListProps {
  call: Call
  lines: readonly BankLine[]
  label: string
  onChanged: () => Promise<void>
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
const isTyping = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** How long an entry that moved under the pointer or the focus ignores presses: they were meant for the one before. */
const PAUSE_MS = 600

const stop = (event: SyntheticEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** Ignores repeated keys, and every press until a pause after the entries have changed. */
const useFreshPresses = () => {
  const freshFrom = useRef(0)
  const pause = () => {
    freshFrom.current = performance.now() + PAUSE_MS
  }
  const onClickCapture = (event: SyntheticEvent) => {
    if (performance.now() >= freshFrom.current) return
    pause()
    stop(event)
  }
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.repeat) stop(event)
  }
  return { pause, handlers: { onClickCapture, onKeyDownCapture } }
}

/** The entries. Arrow keys move between their first buttons, so that Enter confirms one after the other. */
export const LineList = ({ call, lines, label, onChanged }: LineListProps) => {
  const list = useRef<HTMLOListElement>(null)
  // The entry that was decided on last: the next one takes its place and the focus.
  const decided = useRef<number>(undefined)
  const { pause, handlers } = useFreshPresses()
  const actions = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-line-action]') ?? [])]
  const focusAt = (index: number) => {
    const all = actions()
    all[Math.max(0, Math.min(index, all.length - 1))]?.focus()
  }
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || isTyping(event.target)) return
    const at = actions().findIndex(one => one.closest('li')?.contains(event.target as Node))
    if (at < 0) return
    event.preventDefault()
    focusAt(at + step)
  }
  const ids = lines.map(({ id, state }) => `${id} ${state}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list has changed
  useEffect(() => {
    if (decided.current === undefined) return
    pause()
    focusAt(decided.current)
    decided.current = undefined
  }, [ids])
  return (
    <ol className="bank-lines" ref={list} aria-label={label} onKeyDown={move} {...handlers}>
      {lines.map((line, index) => (
        <li key={line.id} data-state={line.state}>
          <LineItem
            call={call}
            line={line}
            onChanged={() => {
              decided.current = index
              return onChanged()
            }}
          />
        </li>
      ))}
    </ol>
  )
}
