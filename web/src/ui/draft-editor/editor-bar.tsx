import './editor-bar.css'
import type { ReactNode } from 'react'
import { bottomBar } from '../bottom-bar.ts'
import { FormMessage, type Message } from '../form/form-message.tsx'

/** The buttons of a long form, at the bottom of the window. */
export const EditorBar = ({ message, children }: { message: Message | undefined; children: ReactNode }) => (
  <div className="editor-bar" ref={bottomBar}>
    <FormMessage message={message} />
    <div className="editor-bar-line">{children}</div>
  </div>
)
