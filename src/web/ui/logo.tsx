import { site } from '../../site.ts'
import { classNames } from './class-names.ts'

export function Logo({ className }: { className?: string | undefined }) {
  return <span className={classNames('font-display text-xl leading-none tracking-[-.01em]', className)}>{site.name}</span>
}
