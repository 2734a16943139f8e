import { platformOf } from '@academy/contract/base/links'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ButtonAnchor, TextButton } from '../../../ui/button.tsx'
import { type Embed, embedOf } from './embed.ts'
import { selectionTexts } from './texts.ts'
import './recordings.css'

/**
 * Keys go to a frame once it was clicked. Takes the focus back to the page, so that the keys of the page work
 * while a recording plays. Focus that the Tab key moved into the frame stays there.
 */
const useKeysBesideFrame = (): void => {
  useEffect(() => {
    let lastKey = ''
    const onKeyDown = ({ key }: KeyboardEvent) => {
      lastKey = key
    }
    const onPointer = () => {
      lastKey = ''
    }
    const onBlur = () =>
      // The active element is known only after the event.
      setTimeout(() => {
        const { activeElement } = document
        if (lastKey !== 'Tab' && activeElement instanceof HTMLIFrameElement) activeElement.blur()
      })
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointermove', onPointer)
    window.addEventListener('blur', onBlur)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointermove', onPointer)
      window.removeEventListener('blur', onBlur)
    }
  }, [])
}

interface PlayerProps {
  link: string
  /** The piece, or the number of the recording. */
  title: string
  embed: Embed
  onClose: () => void
}

const showWhole = (player: HTMLElement | null) => player?.scrollIntoView({ block: 'nearest' })

/** The platform's player, loaded only on demand. Some recordings can only be played on the platform. */
const Player = ({ link, title, embed, onClose }: PlayerProps) => {
  const texts = useTexts(selectionTexts)
  const [hasFailed, setFailed] = useState(false)
  const platform = platformOf(link)
  useKeysBesideFrame()
  return (
    <div className="player" data-kind={embed.kind} ref={showWhole}>
      <Medium embed={embed} title={title} onFailure={() => setFailed(true)} />
      <p className="player-note" role="status" data-failed={hasFailed || undefined}>
        {hasFailed ? texts.cannotPlay : texts.playerNote(platform)}
      </p>
      <div className="player-ways">
        <ButtonAnchor look="text" href={link} target="_blank" rel="noopener noreferrer">
          {texts.openAt(platform)}
        </ButtonAnchor>
        <TextButton onClick={onClose}>{texts.closePlayer}</TextButton>
      </div>
    </div>
  )
}

interface MediumProps extends Pick<PlayerProps, 'embed' | 'title'> {
  onFailure: () => void
}

const Medium = ({ embed: { kind, address }, title, onFailure }: MediumProps) => {
  const shared = { src: address, title, controls: true, autoPlay: true, onError: onFailure }
  if (kind === 'audio') return <audio {...shared} />
  if (kind === 'video') return <video {...shared} playsInline />
  return (
    <iframe
      src={address}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      // The platform must see the embedding origin, but nothing more.
      referrerPolicy="strict-origin"
    />
  )
}

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
