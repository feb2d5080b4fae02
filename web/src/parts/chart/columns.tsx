import { Chart, useChart } from "@chakra-ui/charts";
import type { ReactNode } from "react";
import { Bar, BarChart, CartesianGrid, XAxis, YAxis } from "recharts";
import type { ChartProps } from "./chart.tsx";

/** Columns of each group on top of each other; hidden from readers, who have the table. */
export default function Columns({ groups, series }: ChartProps): ReactNode {
  const chart = useChart<Readonly<Record<string, string | number>>>({
    data: groups.map(({ name, values }) => ({ ...values, name })),
    series: series.map(({ id, label, color }) => ({ name: id, label, color, stackId: "all" })),
  });
  return (
    <Chart.Root height="40" chart={chart} aria-hidden>
      <BarChart
        responsive
        data={chart.data}
        margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke={chart.color("border.muted")} vertical={false} />
        <XAxis axisLine={false} tickLine={false} dataKey="name" interval="preserveStartEnd" />
        <YAxis axisLine={false} tickLine={false} width={36} allowDecimals={false} />
        {series.map(({ id, color }) => (
          <Bar key={id} isAnimationActive={false} dataKey={id} stackId="all" fill={chart.color(color)} />
        ))}
      </BarChart>
    </Chart.Root>
  );
}
