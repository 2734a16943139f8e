import { useEffect } from 'react'

/**
 * Keys go to a frame once it was clicked. Takes the focus back to the page, so that the keys of the page work
 * while a recording plays. Focus that the Tab key moved into the frame stays there.
 */
export const useKeysBesideFrame = (): void => {
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
