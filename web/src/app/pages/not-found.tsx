import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '../paths.ts'

/** People are taken home; a crawler, which runs no script, reads the status 404 that the server has sent with it. */
export const NotFound = () => {
  const navigate = useNavigate()
  useEffect(() => void navigate({ to: paths.Home, replace: true }), [navigate])
  return null
}
