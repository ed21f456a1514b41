/** Who opens a store: the name that the history bears, and the groups of the trade that he is in. The owner is in all. */
export interface Asker {
  readonly by: string
  readonly groups: readonly string[] | 'all'
}

/** Whether somebody is in one of these groups; in whichever, where none is named. */
export const isIn = ({ groups }: Pick<Asker, 'groups'>, some: readonly string[] | undefined): boolean =>
  some === undefined || groups === 'all' || some.some((group) => groups.includes(group))
