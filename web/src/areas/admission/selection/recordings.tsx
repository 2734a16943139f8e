import './recordings.css'
import '../../../ui/text-button.css'
import { platformOf } from '@academy/contract/base/links'
import { useState } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { embedOf } from './embed.ts'
import { Player } from './player.tsx'
import { selectionTexts } from './texts.ts'

interface RecordingsProps {
  links: string[]
  /** The piece of each, empty if not named. */
  titles: string[]
  whose: string
}

/** Plays a recording inline where possible; nothing is requested from the platform before. */
export const Recordings = ({ links, titles, whose }: RecordingsProps) => {
  const texts = useTexts(selectionTexts)
  const [playing, setPlaying] = useState<string>()
  const embed = playing === undefined ? undefined : embedOf(playing)
  const labelOf = (link: string) => {
    const index = links.indexOf(link)
    return texts.recording(index + 1, titles[index] ?? '', platformOf(link))
  }
  if (links.length === 0) return <p className="excerpt-empty">{texts.noRecordings}</p>
  return (
    <div className="recordings">
      <ul className="recording-list">
        {[...new Set(links)].map(link => {
          const label = labelOf(link)
          return (
            <li key={link}>
              {embedOf(link) ? (
                <button
                  type="button"
                  className="recording"
                  aria-pressed={link === playing}
                  onClick={() => setPlaying(link === playing ? undefined : link)}
                >
                  <PlaySign />
                  {label}
                  <span className="visually-hidden">
                    , {whose} ({texts.playHere})
                  </span>
                </button>
              ) : (
                <a className="recording" href={link} target="_blank" rel="noopener noreferrer">
                  <LeaveSign />
                  {label}
                  <span className="visually-hidden">
                    , {whose} ({texts.newTab})
                  </span>
                </a>
              )}
              <span className="print-only recording-address">{link}</span>
            </li>
          )
        })}
      </ul>
      {playing && embed && (
        <Player
          key={playing}
          link={playing}
          title={labelOf(playing)}
          embed={embed}
          onClose={() => setPlaying(undefined)}
        />
      )}
    </div>
  )
}

const PlaySign = () => (
  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    <path d="M4 2.5v11L13 8z" fill="currentColor" />
  </svg>
)

const LeaveSign = () => (
  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    <path d="M6 3H3v10h10v-3M9 3h4v4M13 3 7 9" fill="none" stroke="currentColor" strokeWidth="1.5" />
  </svg>
)
