import { type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '../../../base/after-paint.ts'
import type { Scene as SceneName } from './story/lead.ts'
import './scene.css'

type Drawing = readonly (readonly [colour: string, path: string])[]

/** Drawn while nothing else happens: until then, or if it cannot be loaded, the arch is empty. */
const useDrawing = (name: SceneName): Drawing => {
  const [drawn, setDrawn] = useState<{ name: SceneName; drawing: Drawing }>()
  useEffect(() => {
    let isGone = false
    const draw = async () => {
      const loaded = await import('./scene-drawings.ts').catch(() => undefined)
      if (loaded && !isGone) setDrawn({ name, drawing: loaded.drawings[name] })
    }
    whenIdle(() => void draw())
    return () => {
      isGone = true
    }
  }, [name])
  return drawn?.name === name ? drawn.drawing : []
}

interface SceneProps {
  name: SceneName
  /** A line above the heading. */
  kicker?: string | undefined
  /** Begins with a heading. */
  children: ReactNode
  /** Needs the whole width of a phone. */
  below?: ReactNode
}

/** Where a person stands: a look through an arch of the cloister, and a sentence. */
export const Scene = ({ name, kicker, children, below }: SceneProps) => (
  <section className="scene">
    <svg className="scene-picture" viewBox="0 0 120 156" aria-hidden="true">
      <path className="scene-sky" d="M6 150V60a54 54 0 0 1 108 0v90Z" />
      {useDrawing(name).map(([colour, path]) => (
        <path key={path} fill={`var(--${colour})`} d={path} />
      ))}
      <path className="scene-frame" d="M6 150V60a54 54 0 0 1 108 0v90ZM0 151h120" />
    </svg>
    <div className="scene-words">
      {kicker && <p className="scene-kicker">{kicker}</p>}
      {children}
    </div>
    {below && <div className="scene-below">{below}</div>}
  </section>
)
