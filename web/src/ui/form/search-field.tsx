import { useEffect, useState } from 'react'
import type { FieldProps } from './field.tsx'
import { TextField } from './text-field.tsx'

const PAUSE_MS = 300

interface SearchFieldProps extends FieldProps {
  /** What is searched for now: the address of the page keeps it. */
  search: string
  onSearch: (search: string) => void
}

/** Searches when somebody pauses typing. */
export const SearchField = ({ search, onSearch, ...labels }: SearchFieldProps) => {
  const [typed, setTyped] = useState(search)
  // What was asked for last, and what the address said last. Another address, such as after "back", beats what stands here;
  // the own one that comes late does not.
  const [asked, setAsked] = useState(search)
  const [seen, setSeen] = useState(search)
  if (search !== seen) {
    setSeen(search)
    if (search !== asked) {
      setAsked(search)
      setTyped(search)
    }
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === asked) return
    const pause = setTimeout(() => {
      setAsked(wanted)
      onSearch(wanted)
    }, PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed, asked, onSearch])
  return (
    <TextField
      {...labels}
      type="search"
      maxLength={100}
      value={typed}
      onChange={event => setTyped(event.target.value)}
    />
  )
}
