import { Skeleton, SkeletonRows } from '../ui/skeleton.tsx'

/** The dashboard's lines before its content: sidebar, header, figures, two panels. */
export function DashboardSkeleton() {
  return (
    <div className="flex h-full" role="status" aria-label="Caricamento della dashboard">
      <div className="flex w-62 shrink-0 flex-col gap-4 border-r border-line bg-sunken px-5 py-6 max-lg:w-16 max-md:hidden">
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} className="h-4 w-3/4" />
        ))}
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex h-header items-center border-b border-line px-4 md:px-7">
          <Skeleton className="h-5 w-40" />
        </div>
        <div className="grid grid-cols-2 gap-6 px-4 py-6 md:grid-cols-4 md:px-7">
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index} className="space-y-3">
              <Skeleton className="h-3 w-1/2" />
              <Skeleton className="h-7 w-3/4" />
            </div>
          ))}
        </div>
        <div className="grid gap-6 px-4 md:px-7 lg:grid-cols-2" aria-hidden>
          <SkeletonRows rows={4} columns={3} />
          <SkeletonRows rows={4} columns={2} />
        </div>
      </div>
    </div>
  )
}
