import type { Page } from '@playwright/test'

/**
 * Waits until a dialog is gone together with its entry in the history. A page that is opened before that is stopped by the
 * step back.
 */
export const untilDialogIsClosed = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('[role="dialog"], [role="alertdialog"]') &&
      history.state?.isDialogEntry !== true,
  )
