import './preview-frame.css'
import { useLayoutEffect, useRef, useState } from 'react'

interface PreviewFrameProps {
  title: string
  html: string
  /** The width of the window that is shown, in pixels. */
  width: number
  isMail: boolean
}

/** The policy of the page forbids the inline styles of a mail, so they are set by script. */
const withoutInlineStyles = (html: string): string =>
  html.replace(/<style>[^<]*<\/style>/, '').replaceAll(' style="', ' data-style="')

const setStyles = (shown: Document): void => {
  for (const element of shown.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? ''
}

/** Shows HTML in a window of another width, scaled down to the space there is. Its scripts do not run. */
export const PreviewFrame = ({ title, html, width, isMail }: PreviewFrameProps) => {
  const box = useRef<HTMLDivElement>(null)
  const [space, setSpace] = useState(width)
  const [height, setHeight] = useState(600)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setSpace(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  // The border is 2 px wide.
  const scale = Math.min(1, (space - 4) / width)
  return (
    <div ref={box} className="preview-box">
      <div className="preview-window" style={{ width: width * scale, height: height * scale }}>
        <iframe
          key={width}
          title={title}
          srcDoc={isMail ? withoutInlineStyles(html) : html}
          // Style sheets and fonts need the origin; without `allow-scripts` nothing runs.
          sandbox="allow-same-origin"
          inert
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={({ currentTarget: { contentDocument: shown } }) => {
            if (!shown) return
            setStyles(shown)
            setHeight(shown.documentElement.scrollHeight)
          }}
        />
      </div>
    </div>
  )
}
