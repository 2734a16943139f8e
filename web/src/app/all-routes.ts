import { can } from '@academy/contract/base/abilities'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { fetchWhenIdle } from '../base/later.tsx'
import { paths } from '../base/pages/paths.ts'

/** The pages of the office, among them the plan of accompanists. */
const OFFICE_PATH = `${paths.PersonalHomeView}/a/`

/** Whether somebody with these roles may open a page of the office. */
export const opensOfficePages = (roles: readonly string[]): boolean => can(roles, 'see_accompaniment_plan')

/** Whether the routes of members contain the page, if it exists. */
export const isMemberPage = (path: string): boolean =>
  path === paths.PersonalHomeView ||
  (path.startsWith(`${paths.PersonalHomeView}/`) && !path.startsWith(OFFICE_PATH))

interface Addition {
  router: AnyRouter
  /** Loads the module with all routes, which adds them to the root that both trees have. */
  load: () => Promise<unknown>
}

let addition: Addition | undefined

/** Adds all routes to the router when one of them is opened. Fetched before, because a logout works without a network. */
export const addRoutesLater = (later: Addition): void => {
  addition = later
  fetchWhenIdle(later.load)
}

export const addAllRoutes = async (): Promise<void> => {
  await addition?.load()
  addition?.router.setRoutes(addition.router.buildRouteTree())
  addition = undefined
}

/** Completes the menu of somebody who has got a role of the office since the page was opened. */
export const useRoutesOf = (roles: readonly string[]): void => {
  const [, setComplete] = useState(false)
  const isOffice = opensOfficePages(roles)
  useEffect(() => {
    if (isOffice)
      addAllRoutes().then(
        () => setComplete(true),
        () => {},
      )
  }, [isOffice])
}
