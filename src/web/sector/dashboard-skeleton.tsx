import type { ReactNode } from 'react'
import { Skeleton, SkeletonRows } from '../ui/skeleton.tsx'

/** The dashboard's lines before its content, where they will be: sidebar, header, four figures, two panels. */
export function DashboardSkeleton() {
  return (
    <div className="flex h-full overflow-clip" role="status" aria-label="Caricamento della dashboard">
      <div className="flex w-64 shrink-0 flex-col gap-6 border-r border-line bg-sunken px-5 pt-20 max-lg:w-16 max-md:hidden">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-4 w-3/4" />
        ))}
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex h-header items-center border-b border-line px-4 md:px-7">
          <Skeleton className="h-5 w-32" />
        </div>
        <div aria-hidden className="grid gap-4 p-4 md:gap-7 md:p-7 lg:grid-cols-[1.6fr_1fr]">
          <Frame className="col-span-full grid grid-cols-2 gap-x-6 md:grid-cols-4">
            {Array.from({ length: 4 }, (_, index) => (
              <div key={index} className="space-y-3 px-5 py-5.5">
                <Skeleton className="h-3 w-1/2" />
                <Skeleton className="h-7 w-2/3" />
              </div>
            ))}
          </Frame>
          <Frame className="py-2">
            <SkeletonRows rows={5} columns={3} />
          </Frame>
          <Frame className="py-2">
            <SkeletonRows rows={5} columns={2} />
          </Frame>
        </div>
      </div>
    </div>
  )
}

const Frame = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={`min-w-0 rounded-lg border border-line bg-raised ${className}`}>{children}</div>
)
