import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/**
 * Opens what the address names after `#`, as actions of the search do. The address does not keep it: a reload would open it
 * again.
 */
export const useOpenedByHash = (name: string | undefined, open: () => void): void => {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isNamed = name !== undefined && hash === name
  const act = useEffectEvent(() => {
    void navigate({ to: '.', search: true, hash: '', replace: true })
    open()
  })
  useEffect(() => {
    if (isNamed) act()
  }, [isNamed])
}
