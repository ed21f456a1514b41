/** The ways out of the dashboard. */
export interface Panes {
  /** Goes to the chat pane. */
  readonly onChat: () => void
  /** Opens the voice dialog. */
  readonly onVoice: () => void
  /** Panes are switched with a finger: other words on the way back, and a hint. */
  readonly isTouch: boolean
}
