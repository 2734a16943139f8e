import { useRouterState } from '@tanstack/react-router'
import { useTexts } from '../../lib/i18n/texts.ts'
import { itemAt } from './items.ts'
import { userTexts } from './texts.ts'

/** In the place of pages that are not built yet. */
export const OpensSoon = () => {
  const texts = useTexts(userTexts)
  const item = useRouterState({ select: state => itemAt(state.location.pathname) })
  return (
    <>
      <h1>{item ? texts.items[item.name].long : texts.area}</h1>
      <p className="user-quiet">{texts.soon}</p>
    </>
  )
}
