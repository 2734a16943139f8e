import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldProps } from './field.tsx'
import { TextField } from './text-field.tsx'

const PAUSE_MS = 300

interface SearchFieldProps extends FieldProps {
  /** The current search, from the URL. */
  search: string
  onSearch: (search: string) => void
  /** For a field that replaces the button that opened it. */
  autoFocus?: boolean
}

/** Searches when the user pauses typing. */
export const SearchField = ({ search, onSearch, ...labels }: SearchFieldProps) => {
  const [typed, setTyped] = useState(search)
  // The last search sent, and the last one in the URL. A different URL, such as after "back", replaces the
  // input; a late update to our own search does not.
  const [asked, setAsked] = useState(search)
  const [seen, setSeen] = useState(search)
  if (search !== seen) {
    setSeen(search)
    if (search !== asked) {
      setAsked(search)
      setTyped(search)
    }
  }
  const send = useEffectEvent(onSearch)
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === asked) return
    const pause = setTimeout(() => {
      setAsked(wanted)
      send(wanted)
    }, PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed, asked])
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
