/** Records that share what is written in one field, together: families by a name, cars of a fleet. */
export interface GroupsView {
  /** The view: «Famiglie e gruppi». */
  readonly label: string
  /** A text that records share. */
  readonly by: string
  /** «1 famiglia o gruppo», «12 famiglie e gruppi». */
  readonly noun: readonly [one: string, many: string]
  /** Fields of a record beside its title. */
  readonly details: readonly string[]
  /** When they were here: records of another entity that refer to them, by their day. */
  readonly history?: {
    readonly title: string
    readonly entity: string
    readonly by: string
    readonly day: string
    readonly details: readonly string[]
  }
  readonly empty: { readonly title: string; readonly text: string }
}
