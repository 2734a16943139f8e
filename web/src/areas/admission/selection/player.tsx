import './recordings.css'
import '../../../ui/text-button.css'
import { platformOf } from '@academy/contract/base/links'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import type { Embed } from './embed.ts'
import { selectionTexts } from './texts.ts'

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
export const Player = ({ link, title, embed, onClose }: PlayerProps) => {
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
        <a className="text-button" href={link} target="_blank" rel="noopener noreferrer">
          {texts.openAt(platform)}
        </a>
        <button type="button" className="text-button" onClick={onClose}>
          {texts.closePlayer}
        </button>
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
