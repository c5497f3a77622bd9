import { useState } from 'react';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Pagination, Table, TableCell, TableRow } from '../ui/Table.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { mono } from '../ui/text.css.ts';
import { Part } from './Foundations.tsx';

const columns = [
  { key: 'order', label: 'Order Number' },
  { key: 'amount', label: 'Amount', align: 'end' as const },
  { key: 'price', label: 'Price($)', align: 'end' as const },
  { key: 'status', label: 'Order Status' },
];
const orders = [
  { id: 'AG-20261102-0001', amount: '20 GB', price: '60.00', isPaid: true },
  { id: 'AG-20261108-0002', amount: '25 IPs', price: '50.00', isPaid: false },
  { id: 'AG-20261120-0003', amount: '100 GB', price: '400.00', isPaid: true },
];
const tabs = [
  { value: 'residential', label: 'Residential' },
  { value: 'isp', label: 'ISP' },
] as const;

export function Data({ theme }: { theme: string }) {
  const [tab, setTab] = useState<'residential' | 'isp'>('residential');
  const [page, setPage] = useState(1);
  return (
    <>
      <Part title="Tabs">
        <Tabs label="Product" items={tabs} value={tab} onChange={setTab}>
          <p>{`The panel of ${tab}.`}</p>
        </Tabs>
      </Part>
      <Part title="Table">
        <Table label="Orders History" columns={columns}>
          {orders.map((order) => (
            <TableRow key={order.id}>
              <TableCell label="Order Number">
                <Button variant="link" className={mono}>
                  {order.id}
                </Button>
              </TableCell>
              <TableCell label="Amount" align="end">
                {order.amount}
              </TableCell>
              <TableCell label="Price($)" align="end" className={mono}>
                {order.price}
              </TableCell>
              <TableCell label="Order Status">
                <Badge tone={order.isPaid ? 'success' : 'neutral'} dot>
                  {order.isPaid ? 'Paid' : 'No paid'}
                </Badge>
              </TableCell>
            </TableRow>
          ))}
        </Table>
        <Pagination label={`Pages, ${theme}`} page={page} totalPages={3} onPage={setPage} />
      </Part>
    </>
  );
}
