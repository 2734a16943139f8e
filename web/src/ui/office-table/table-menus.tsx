import '../action-menu.css'
import '../dropdown/dropdown.css'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { showAlert } from '../../base/alerts.ts'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { ActionMenu, MenuArrow } from '../action-menu.tsx'
import { buttonClass } from '../button.tsx'
import type { FileFormat } from './export-file.ts'
import { officeTableTexts } from './texts.ts'

interface ColumnMenuProps {
  caption: string
  columns: readonly { id: string; title: string }[]
  visible: readonly { id: string }[]
  onShow: (ids: ReadonlySet<unknown>) => void
}

/** Chooses the columns of a table. Stays open, so that several can be changed. */
export const ColumnMenu = ({ caption, columns, visible, onShow }: ColumnMenuProps) => {
  const texts = useTexts(officeTableTexts)
  return (
    <I18nProvider locale={useLocale()}>
      <MenuTrigger>
        <Button className={buttonClass('text', 'action-menu-trigger')} aria-label={texts.columnsOf(caption)}>
          {texts.columns}
          <MenuArrow />
        </Button>
        <Popover className="dropdown-panel action-menu" placement="bottom end">
          <Menu
            className="dropdown-list office-list-columns"
            selectionMode="multiple"
            selectedKeys={visible.map(({ id }) => id)}
            onSelectionChange={keys =>
              onShow(keys === 'all' ? new Set(columns.map(({ id }) => id)) : new Set<unknown>(keys))
            }
            shouldCloseOnSelect={false}
          >
            {columns.map(({ id, title }) => (
              <MenuItem className="dropdown-option" key={id} id={id} textValue={title}>
                {title}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </I18nProvider>
  )
}

interface ExportMenuProps {
  caption: string
  onExport: (format: FileFormat) => Promise<void>
}

/** Saves what the table shows. */
export const ExportMenu = ({ caption, onExport }: ExportMenuProps) => {
  const texts = useTexts(officeTableTexts)
  const [isPending, setPending] = useState(false)
  const save = async (format: FileFormat) => {
    if (isPending) return
    setPending(true)
    try {
      await onExport(format)
    } catch {
      showAlert('dangerDismiss', texts.exportFailed)
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <span className="visually-hidden" role="status">
        {isPending && texts.exporting}
      </span>
      <ActionMenu
        label={texts.export}
        fullLabel={texts.exportOf(caption)}
        actions={(['CSV', 'XLSX'] as const).map(format => ({
          name: texts.formats[format],
          act: () => void save(format),
        }))}
      />
    </>
  )
}
